import { useState, useSyncExternalStore } from 'react';
import { defineTexts, type TranslateFrom, translateIn } from '#i18n/i18n.ts';
import { type ChartState, chartOf } from '#machines/chart.ts';
import { plain } from '#machines/trace/plain.ts';
import type { Language } from '#schemas/language.ts';
import { isIn, nextSteps, type PathStep } from './find-path.ts';
import { goToState } from './go-to-state.ts';
import type { MachineWatch, WatchedMachine } from './watch-machines.ts';

interface InspectorProps {
  language: Language;
  watch: MachineWatch;
  close: () => void;
}

type Translate = TranslateFrom<(typeof inspectorTexts)['zh']>;

/** Every machine of the page: its chart with the current state, what it knows, what happened, and what can happen next. */
export function Inspector({ language, watch, close }: InspectorProps) {
  const t = translateIn(inspectorTexts, language);
  const machines = useSyncExternalStore(watch.subscribe, watch.machines);
  const [isFolded, fold] = useState(false);
  const [chosen, choose] = useState<string>();
  const shown = machines.find(({ name }) => name === chosen) ?? machines[0];
  return (
    <section className={isFolded ? 'panel folded' : 'panel'} aria-label={t('inspector')}>
      <header>
        <h2>{t('machines', { count: machines.length })}</h2>
        <button type="button" aria-expanded={!isFolded} onClick={() => fold(!isFolded)}>
          {isFolded ? t('unfold') : t('fold')}
        </button>
        <button type="button" onClick={close}>
          {t('close')}
        </button>
      </header>
      {!isFolded && (
        // Scrollable regions must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className="body" tabIndex={0} aria-label={t('details')}>
          {shown ? (
            <>
              <select
                aria-label={t('choose')}
                value={shown.name}
                onChange={({ target }) => choose(target.value)}
              >
                {machines.map(({ name, snapshot, isStopped }) => (
                  <option key={name} value={name}>
                    {`${name} · ${isStopped ? t('stopped') : textOfState(snapshot.value)}`}
                  </option>
                ))}
              </select>
              <Machine key={shown.name} shown={shown} watch={watch} t={t} />
            </>
          ) : (
            <p>{t('none')}</p>
          )}
        </section>
      )}
    </section>
  );
}

function Machine({ shown, watch, t }: { shown: WatchedMachine; watch: MachineWatch; t: Translate }) {
  const { machine, snapshot, events, isStopped, name } = shown;
  const [note, setNote] = useState('');
  const steps = isStopped ? [] : nextSteps(machine, snapshot);
  const [draft, setDraft] = useState<string>();
  const send = (step: PathStep) => {
    setNote('');
    shown.send(step.event);
  };
  const jump = async (state: string) => {
    setNote(t('searching', { state }));
    const outcome = await goToState(watch, name, state);
    const way = outcome.steps.map(({ label }) => label).join(' → ');
    setNote(t(outcome.kind, { state, way }));
  };
  return (
    <>
      <div>
        <h3>{t('now')}</h3>
        <p role="status" style={{ margin: 0 }}>
          {isStopped ? t('stopped') : textOfState(snapshot.value)}
        </p>
        {note && (
          <p className="note" role="alert">
            {note}
          </p>
        )}
      </div>
      <div>
        <h3>{t('next')}</h3>
        <div className="sends">
          {steps.map((step, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: events of one type differ in their values alone
              key={`${step.label} ${index}`}
              type="button"
              disabled={step.kind === 'result'}
              title={JSON.stringify(plain(step.event))}
              onClick={() => send(step)}
            >
              {step.kind === 'delay' ? t('pass', { delay: step.label }) : textOfEvent(step)}
            </button>
          ))}
          {steps.length === 0 && <span>{t('nothing')}</span>}
        </div>
        <details style={{ marginBlockStart: 8 }}>
          <summary>{t('byHand')}</summary>
          <textarea
            aria-label={t('json')}
            value={draft ?? JSON.stringify(plain(steps[0]?.event ?? { type: '' }))}
            onChange={({ target }) => setDraft(target.value)}
          />
          <button
            type="button"
            disabled={isStopped}
            onClick={() =>
              setNote(sendText(shown, draft ?? JSON.stringify(steps[0]?.event)) ? '' : t('badJson'))
            }
          >
            {t('send')}
          </button>
        </details>
      </div>
      <div>
        <h3>{t('chart')}</h3>
        {machine.config.description && <p style={{ margin: 0 }}>{machine.config.description}</p>}
        <State state={chartOf(machine)} {...{ shown, t }} jump={(state) => void jump(state)} />
      </div>
      <div>
        <h3>{t('context')}</h3>
        <pre>{JSON.stringify(plain(snapshot.context), undefined, 1)}</pre>
      </div>
      <div>
        <h3>{t('events')}</h3>
        <ul className="events">
          {events.map(({ at, event, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its start
            <li key={events.length - index}>
              <time>{`${(at / 1000).toFixed(2)} s`}</time>
              <span title={JSON.stringify(plain(event))}>{`${event.type} → ${textOfState(state)}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface StateProps {
  state: ChartState;
  shown: WatchedMachine;
  jump: (state: string) => void;
  t: Translate;
}

/** A state as a box, with its transitions and the states inside it. */
function State({ state, shown, jump, t }: StateProps) {
  const { snapshot, isStopped } = shown;
  const isActive = !isStopped && isIn(snapshot, state.id);
  const isLeaf = state.states.length === 0;
  return (
    <div
      className={isActive ? 'state active' : 'state'}
      aria-current={isActive && isLeaf ? 'true' : undefined}
    >
      <div className="state-head">
        <b>{state.key}</b>
        {isLeaf && !isActive && !isStopped && (
          <button type="button" onClick={() => jump(state.id)} aria-label={t('jumpTo', { state: state.id })}>
            {t('jump')}
          </button>
        )}
      </div>
      <ul className="transitions">
        {state.notes.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {state.transitions.map(({ label, targets }) => (
          <li key={label + targets} className={isActive ? 'takeable' : undefined}>
            {[label, ...targets].join(' → ')}
          </li>
        ))}
      </ul>
      {state.states.map((inner) => (
        <State key={inner.id} state={inner} {...{ shown, jump, t }} />
      ))}
    </div>
  );
}

/** @returns whether the text is an event */
function sendText(shown: WatchedMachine, text: string): boolean {
  try {
    const event = JSON.parse(text);
    if (typeof event?.type !== 'string') return false;
    shown.send(event);
    return true;
  } catch {
    return false;
  }
}

/** `{ list: 'ready' }` as `list.ready`; parallel states with commas. */
const textOfState = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(Object(value))
        .map(([key, inner]) => {
          const text = textOfState(inner);
          return text ? `${key}.${text}` : key;
        })
        .join(', ');

/** The type with its short values: `choose slide 2`. */
function textOfEvent({ event }: PathStep): string {
  const { type, ...values } = event;
  const short = Object.entries(values).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return [type, ...short.map(([key, value]) => `${key} ${String(value).slice(0, 16)}`)].join(' ');
}

/** Texts of the inspector. They are not in the site's resources because visitors never load them. */
const inspectorTexts = defineTexts({
  zh: {
    inspector: '状态机检查工具',
    machines_other: '状态机（{{count}}）',
    fold: '收起',
    unfold: '展开',
    close: '关闭',
    details: '状态机详情',
    choose: '选择状态机',
    none: '此页面没有正在运行的状态机。组件滚动到可见区域后才会启动。',
    stopped: '已停止',
    now: '当前状态',
    next: '可发送的事件',
    pass: '立即到时：{{delay}}',
    nothing: '没有',
    byHand: '自行编写事件',
    json: '事件（JSON）',
    badJson: '这不是有效的事件：需要带 type 的 JSON。',
    send: '发送',
    chart: '状态图',
    jump: '跳转',
    jumpTo: '跳转：{{state}}',
    searching: '正在前往 {{state}}…',
    arrived: '已到达 {{state}}：{{way}}',
    noWay: '从当前状态找不到通往 {{state}} 的路径。',
    waiting: '未能到达 {{state}}：结果与所需不同。路径：{{way}}',
    context: '上下文',
    events: '最近的事件',
  },
  en: {
    inspector: 'Inspector of state machines',
    machines_one: 'Machine ({{count}})',
    machines_other: 'Machines ({{count}})',
    fold: 'Fold',
    unfold: 'Unfold',
    close: 'Close',
    details: 'Details of the machine',
    choose: 'Choose a machine',
    none: 'No machine runs on this page. A component starts its machine when it is scrolled into view.',
    stopped: 'stopped',
    now: 'Current state',
    next: 'Events that it takes now',
    pass: 'Let it pass: {{delay}}',
    nothing: 'None',
    byHand: 'Write an event',
    json: 'Event (JSON)',
    badJson: 'This is not an event: JSON with a type is expected.',
    send: 'Send',
    chart: 'State chart',
    jump: 'Go there',
    jumpTo: 'Go there: {{state}}',
    searching: 'On the way to {{state}} …',
    arrived: 'Arrived at {{state}}: {{way}}',
    noWay: 'There is no way from here to {{state}}.',
    waiting: '{{state}} was not reached, because a result was another one. The way was: {{way}}',
    context: 'Context',
    events: 'Last events',
  },
});
