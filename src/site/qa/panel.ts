import { defineTexts, translateIn } from '#i18n/i18n.ts';
import type { Language } from '#schemas/language.ts';
import type { TraceExpectation } from '#schemas/trace.ts';

interface PanelOptions {
  language: Language;
  /** Number of steps so far. */
  count: () => number;
  save: () => void;
  /** Downloads a test. */
  makeTest: () => void;
  /** Lets the tester point at something; `ended` is called afterwards. */
  point: (expects: TraceExpectation['expects'], ended: () => void) => void;
  stop: () => void;
}

const panelStyle =
  'position:fixed;inset-block-end:12px;inset-inline-start:12px;z-index:2147483647;display:flex;flex-wrap:wrap;max-inline-size:calc(100vw - 24px);box-sizing:border-box;gap:8px 12px;align-items:center;padding:6px 12px;font:14px/1.5 system-ui,sans-serif;background:#071A22;color:#fff;border:1px solid #7D9097';
const buttonStyle =
  'min-block-size:28px;padding:0 10px;font:inherit;color:inherit;background:#0B2530;border:1px solid #7D9097;cursor:pointer';
/** Interval at which the count is updated, in ms. */
const renewal = 500;

/** Creates the recorder's panel at the bottom of the page. It is last in the tab order and outside the React root. */
export function createPanel({ language, count, save, makeTest, point, stop }: PanelOptions) {
  const t = translateIn(panelTexts, language);
  const element = document.createElement('section');
  element.setAttribute('aria-label', t('recorder'));
  element.setAttribute('data-qa-recorder', '');
  element.style.cssText = panelStyle;

  const light = document.createElement('span');
  light.style.cssText = 'color:#FF8A7A';
  light.setAttribute('aria-hidden', 'true');
  light.textContent = '●';
  const state = document.createElement('span');
  const pointers = (['here', 'gone', 'number'] as const).map((expects) => {
    const pointer = button(t(expects), () => {
      pointer.setAttribute('aria-pressed', 'true');
      point(expects, () => pointer.setAttribute('aria-pressed', 'false'));
    });
    pointer.setAttribute('aria-pressed', 'false');
    return pointer;
  });
  element.append(
    light,
    state,
    ...pointers,
    button(t('makeTest'), makeTest),
    button(t('save'), save),
    button(t('stop'), stop),
  );

  const show = () => {
    state.textContent = `${t('recording')} · ${t('steps', { count: count() })}`;
    // Replacing the document's content removes the panel too.
    if (!element.isConnected) document.body.append(element);
  };
  // Not at once: hydration expects only the server's HTML in the document.
  const timer = setInterval(show, renewal);
  return {
    holds: (other: Element) => element.contains(other),
    remove: () => {
      clearInterval(timer);
      element.remove();
    },
  };
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.style.cssText = buttonStyle;
  element.addEventListener('click', press);
  return element;
}

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Texts of the recorder. They are not in the site's resources because visitors never load them. */
const panelTexts = defineTexts({
  zh: {
    recorder: '录制工具',
    recording: '正在录制',
    steps_other: '{{count}} 步',
    here: '此处应有',
    gone: '下一步应消失',
    number: '应为此数',
    makeTest: '生成测试',
    save: '保存',
    stop: '结束',
  },
  en: {
    recorder: 'Recorder',
    recording: 'Recording',
    steps_one: '{{count}} step',
    steps_other: '{{count}} steps',
    here: 'Must be here',
    gone: 'Must go next',
    number: 'This number',
    makeTest: 'Make a test',
    save: 'Save',
    stop: 'Stop',
  },
});
