import fc from 'fast-check';
import { thorough } from './thorough.ts';

// `npm test` tries the same generated examples in every run, so that a change is judged by what it changed. `npm run
// walk` tries others each time; what fails there is repaired and becomes an example of its own.
if (!thorough) fc.configureGlobal({ seed: 20_261_121 });
