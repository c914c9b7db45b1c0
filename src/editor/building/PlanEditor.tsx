import { useMemo, useState } from 'react';
import { translateIn } from '#i18n/i18n.ts';
import {
  type ElementKind,
  elementLabels,
  type Point,
  type SpaceKind,
  spaceLabels,
} from '#schemas/building.ts';
import type { Entry } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, languages, localise } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import { formOfEntry } from '../fields/entry-model.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { FormContext } from '../fields/form-context.ts';
import { ObjectFields } from '../fields/ObjectFields.tsx';
import { fieldTexts } from '../fields/texts.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { ToolButton } from '../ui/ToolButton.tsx';
import { PlanCanvas, type PlanCanvasProps } from './PlanCanvas.tsx';
import {
  addFeature,
  buildingId,
  buildingIn,
  type FeatureName,
  featuresOf,
  leastPoints,
  moveFeature,
  type PlanFeature,
  type PlanKind,
  removeFeature,
  setProperty,
  shapeOf,
} from './plan-edits.ts';
import { areaOf, metresBetween, overlapsIn } from './plan-geometry.ts';
import { type ReadPlanFile, readPlanFile } from './read-plan-file.ts';
import { planTexts } from './texts.ts';
import { usePlanHistory } from './use-plan-history.ts';

interface PlanEditorProps {
  entry: Entry;
  onChange: (next: Entry) => void;
}

type Tool = PlanCanvasProps['tool'];

/** Kinds that can be drawn, with their names in both languages. */
const kindLabels = {
  ...spaceLabels,
  ...elementLabels,
  join: { zh: planTexts.zh.join, en: planTexts.en.join },
  spot: { zh: planTexts.zh.spot, en: planTexts.en.spot },
};
const kinds = Object.keys(kindLabels) as (SpaceKind | ElementKind | 'join' | 'spot')[];

const keyOf = ({ list, id }: FeatureName) => `${list} ${id}`;

/**
 * The plan of the building: drawing, measuring, properties and import. Every change goes to the draft of the entry, in both
 * languages.
 */
export default function PlanEditor({ entry, onChange }: PlanEditorProps) {
  const t = useTranslate(planTexts);
  const { language } = useEditor();
  const history = usePlanHistory(entry, onChange);
  const building = useMemo(() => buildingIn(entry, language), [entry, language]);
  const features = useMemo(() => featuresOf(building), [building]);
  const levels = useMemo(() => {
    const used = features.map(({ level }) => level);
    const named = building.levels.map(({ id }) => id);
    return [...new Set([...named, ...used])];
  }, [features, building]);
  const [wantedLevel, setLevel] = useState<string>();
  const level = levels.find((one) => one === wantedLevel) ?? levels[0] ?? '1';
  const [tool, setTool] = useState<Tool>('select');
  const [kind, setKind] = useState<PlanKind>('hall');
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [chosenKey, setChosen] = useState<string>();
  const [zoom, setZoom] = useState(1);
  const here = useMemo(() => features.filter((one) => one.level === level), [features, level]);
  const overlaps = useMemo(() => overlapsIn(here), [here]);
  const overlapping = useMemo(() => new Set(overlaps.flat()), [overlaps]);
  const chosen = here.find((feature) => keyOf(feature) === chosenKey);
  const { form } = shapeOf(kind);

  const choose = (feature: PlanFeature | undefined) => setChosen(feature && keyOf(feature));
  const takeTool = (next: Tool) => {
    setTool(next);
    setPoints([]);
  };
  const finish = (all: readonly Point[]) => {
    if (all.length < leastPoints[form]) return;
    const names = {
      'zh-CN': kindLabels[kind].zh,
      'en-US': kindLabels[kind].en,
    };
    const added = addFeature(entry, { kind, level, points: all, names });
    history.commit(added.entry);
    setChosen(keyOf({ list: shapeOf(kind).list, id: added.id }));
    takeTool('select');
  };
  const addPoint = (point: Point) => {
    if (tool === 'measure') {
      setPoints(points.length === 2 ? [point] : [...points, point]);
      return;
    }
    const [first] = points;
    const next = [...points, point];
    // A click on the first point closes an outline; a line has two ends.
    if (form === 'outline' && first && points.length >= 3 && metresBetween(first, point) < 0.01)
      finish(points);
    else if ((form === 'points' && next.length === 1) || (form === 'line' && next.length === 2)) finish(next);
    else setPoints(next);
  };
  const remove = (feature: PlanFeature) => {
    history.commit(removeFeature(entry, feature));
    setChosen(undefined);
  };
  const nameOf = (feature: PlanFeature) =>
    `${feature.name ?? localise(kindLabels[feature.kind], language)} (${feature.id})`;
  const [from, to] = points;
  const status =
    tool === 'measure'
      ? from && to
        ? t('measured', { metres: metresBetween(from, to).toFixed(2) })
        : t('measureFirst')
      : tool === 'draw'
        ? t('drawing', { count: points.length, least: leastPoints[form] })
        : chosen
          ? sizeOf(chosen, t)
          : '';
  return (
    <section aria-labelledby="plan-title" className="grid gap-3 rounded border border-line bg-white p-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="plan-title" className="text-sm font-medium">
          {t('title')}
        </h2>
        <Import entry={entry} onImport={history.commit} />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SelectBox
          label={t('level')}
          value={level}
          options={levels.map((id) => ({
            value: id,
            label: building.levels.find((one) => one.id === id)?.name ?? id,
          }))}
          onChange={(next) => {
            setLevel(next);
            setPoints([]);
            setChosen(undefined);
          }}
          className="w-44"
        />
        <Segments
          label={t('tool')}
          value={tool}
          options={(['select', 'draw', 'measure'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={takeTool}
        />
        {tool === 'draw' && (
          <>
            <SelectBox
              label={t('kind')}
              value={kind}
              options={kinds.map((value) => ({ value, label: localise(kindLabels[value], language) }))}
              onChange={(next) => {
                setKind(next);
                setPoints([]);
              }}
              className="w-44"
            />
            <Button small disabled={points.length < leastPoints[form]} onClick={() => finish(points)}>
              {t('finish')}
            </Button>
            <Button small variant="text" disabled={points.length === 0} onClick={() => setPoints([])}>
              {t('cancel')}
            </Button>
          </>
        )}
        <span className="ms-auto flex">
          <ToolButton icon="undo" label={t('undo')} disabled={!history.canUndo} onClick={history.undo} />
          <ToolButton icon="redo" label={t('redo')} disabled={!history.canRedo} onClick={history.redo} />
          <ToolButton
            icon="plus"
            label={t('zoomIn')}
            disabled={zoom >= 8}
            onClick={() => setZoom(Math.min(8, zoom * 2))}
          />
          <ToolButton
            icon="minus"
            label={t('zoomOut')}
            disabled={zoom <= 1}
            onClick={() => setZoom(Math.max(1, zoom / 2))}
          />
        </span>
      </div>
      <PlanCanvas
        {...{ level, tool, chosen, overlapping, points, zoom }}
        features={here}
        onChoose={choose}
        onPoint={addPoint}
        onBack={() => setPoints(points.slice(0, -1))}
        onCancel={() => (points.length > 0 ? setPoints([]) : takeTool('select'))}
        onMove={(next) => chosen && history.commit(moveFeature(entry, chosen, next))}
        onRemove={() => chosen && remove(chosen)}
      />
      <p role="status" className="tnum min-h-5 text-xs">
        {status}
      </p>
      <p id="plan-help" className="text-badge leading-normal text-ink-3">
        {t('help')}
      </p>
      {overlaps.length > 0 ? (
        <Notice tone="warning">
          <ul aria-label={t('overlaps')}>
            {overlaps.map(([one, other]) => (
              <li key={`${one} ${other}`}>
                <button
                  type="button"
                  className="underline"
                  onClick={() => choose(here.find(({ id }) => id === one))}
                >
                  {t('overlap', { one, other })}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <p className="text-badge text-ink-3">{t('noOverlap')}</p>
      )}
      <SelectBox
        label={t('item')}
        value={chosen && keyOf(chosen)}
        placeholder={t('none')}
        options={here.map((feature) => ({ value: keyOf(feature), label: nameOf(feature) }))}
        onChange={setChosen}
      />
      {chosen && (
        <>
          <Properties entry={entry} feature={chosen} onChange={history.commit} />
          <Button variant="text" small onClick={() => remove(chosen)}>
            {t('remove')}
          </Button>
        </>
      )}
    </section>
  );
}

function sizeOf(
  { form, points }: PlanFeature,
  t: ReturnType<typeof useTranslate<(typeof planTexts)['zh']>>,
): string {
  if (form === 'outline') return t('area', { area: Math.round(areaOf(points) * 10) / 10 });
  const length = points
    .slice(1)
    .reduce((sum, point, index) => sum + metresBetween(points[index] ?? point, point), 0);
  return form === 'line' ? t('length', { length: length.toFixed(2) }) : '';
}

interface PropertiesProps extends PlanEditorProps {
  feature: PlanFeature;
}

/** The fields of a feature, as the form below has them. A name is of one language, everything else of both. */
function Properties({ entry, feature: { list, id }, onChange }: PropertiesProps) {
  const t = useTranslate(planTexts);
  const { language: own } = useEditor();
  const [language, setLanguage] = useState<Language>(own);
  const part = useMemo(
    () =>
      formOfEntry({ kind: 'config', id: buildingId }).find(
        ({ field, language: of }) => field.key === list && of === language,
      ),
    [list, language],
  );
  const items = part?.read(entry);
  const index = Array.isArray(items)
    ? items.findIndex((item) => isRecord(item) && String(item.id) === id)
    : -1;
  const item: unknown = Array.isArray(items) ? items[index] : undefined;
  if (part?.field.kind !== 'list' || part.field.item.kind !== 'object' || !isRecord(item)) return null;
  const { fields } = part.field.item;
  const change = (next: Record<string, unknown>) => {
    const changed = [...new Set([...Object.keys(item), ...Object.keys(next)])].filter(
      (key) => item[key] !== next[key],
    );
    onChange(
      changed.reduce(
        (edited, key) =>
          setProperty(edited, { list, id }, { key, value: next[key], ...(key === 'name' && { language }) }),
        entry,
      ),
    );
  };
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <Segments
        label={t('language')}
        value={language}
        options={languages.map((value) => ({ value, label: value === 'zh-CN' ? '中文' : 'English' }))}
        onChange={setLanguage}
      />
      <FormContext
        value={{
          ...{ FieldView, language: own, t: translateIn(fieldTexts, own), edited: {} },
          ...{ onEdited: () => undefined, errors: {}, only: language, onShowDifferences: undefined },
          keys: () => [],
        }}
      >
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <ObjectFields
            fields={fields}
            value={item}
            onChange={change}
            path={[...part.path, index]}
            // Another id would be another feature.
            shows={({ key }) => key !== 'id'}
          />
        </div>
      </FormContext>
    </div>
  );
}

interface ImportProps {
  entry: Entry;
  onImport: (next: Entry) => void;
}

/** Reads a file and reports what it has, and what of it the plan has not. */
function Import({ entry, onImport }: ImportProps) {
  const t = useTranslate(planTexts);
  const [result, setResult] = useState<ReadPlanFile | 'nothing'>();
  const read = async (file: File) => {
    const found = readPlanFile(await file.text());
    setResult(found ?? 'nothing');
    if (found) onImport({ ...entry, texts: { ...entry.texts, ...found.entry.texts } });
  };
  return (
    <div className="grid gap-2">
      <div>
        <FileButton
          label={t('import')}
          accept=".json,.geojson,.svg,application/geo+json,application/json,image/svg+xml"
          onChoose={(file) => void read(file)}
        />
      </div>
      <p className="max-w-measure text-badge leading-normal text-ink-3">{t('importHint')}</p>
      {result === 'nothing' && (
        <Notice tone="danger" live>
          {t('notRead')}
        </Notice>
      )}
      {result !== undefined && result !== 'nothing' && (
        <Notice tone={result.leftOut.length > 0 ? 'warning' : 'success'} live>
          <p>{t('imported', result.read)}</p>
          {result.decoration > 0 && <p>{t('decoration', { count: result.decoration })}</p>}
          {result.leftOut.length > 0 && (
            <>
              <p className="mt-2">{t('leftOut', { count: result.leftOut.length })}</p>
              <ul className="list-disc ps-4">
                {result.leftOut.slice(0, 50).map(({ what, at }) => (
                  <li key={`${what} ${at}`}>
                    {at}: {t(what)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
