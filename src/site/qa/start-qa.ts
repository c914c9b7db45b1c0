import type { Language } from '#schemas/language.ts';
import { startInspecting } from './inspect/start-inspecting.tsx';
import { startRecording } from './start-recording.ts';

/**
 * Starts the testers' tools that the address or the tab asks for: the recorder, the inspector. Call it before hydration, so
 * that they see every machine from its start.
 * @param revision that the page was rendered for
 */
export function startQa(language: Language, revision: string): void {
  startRecording(language, revision);
  startInspecting(language);
}
