import type { Language } from '#schemas/language.ts';

interface PanelTexts {
  recorder: string;
  recording: string;
  steps: (count: number) => string;
  save: string;
  stop: string;
}

/** Texts of the recorder. They are not in the site's resources because visitors never load them. */
export const panelTexts: Readonly<Record<Language, PanelTexts>> = {
  'zh-CN': {
    recorder: '录制工具',
    recording: '正在录制',
    steps: (count) => `${count} 步`,
    save: '保存',
    stop: '结束',
  },
  'en-US': {
    recorder: 'Recorder',
    recording: 'Recording',
    steps: (count) => (count === 1 ? '1 step' : `${count} steps`),
    save: 'Save',
    stop: 'Stop',
  },
};
