import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, readLanguage } from './App.tsx';
import './styles.css';

const root = document.getElementById('editor');
if (!root) throw new Error('The document has no element #editor: see src/server/editor/program.ts');
createRoot(root).render(
  <StrictMode>
    <App initialLanguage={readLanguage()} />
  </StrictMode>,
);
