import { describe, expect, it } from 'vitest';
import { demoEntries } from '#demo/index.ts';
import { configEntities, entities } from '#schemas/entities.ts';
import { type Entry, entryKinds, entrySchema, hasBlocks } from '#schemas/entry.ts';
import type { Localised } from '#schemas/language.ts';
import { languages } from '#schemas/language.ts';
import { formOf, formOfEntry } from './entry-model.ts';
import { textsOf, withText } from './use-localised-text.ts';
import { fieldsIn } from './walk-fields.test-support.ts';

const kinds = entryKinds.filter((kind) => !hasBlocks(kind) && kind !== 'config');
const forms = [
  ...kinds.map((kind) => [kind, formOf(kind)] as const),
  ...Object.keys(configEntities).map((key) => [key, formOf('config', key)] as const),
];
const entries: Entry[] = demoEntries('2026-11-22')
  .map((entry) => entrySchema.parse(entry))
  .filter(({ kind }) => kind !== 'page');

const isNameless = (label: Localised) => label.zh === label.en || label.zh === '';

describe('the form of an entry', () => {
  it.each(forms)('%s: every field has labels in both languages and a control of its own', (_name, parts) => {
    const fields = parts.flatMap(({ field }) => fieldsIn(field));
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(({ label }) => isNameless(label)).map(({ key }) => key)).toEqual([]);
    const options = fields.flatMap((field) => ('options' in field ? field.options : []));
    expect(options.filter(({ label }) => isNameless(label))).toEqual([]);
    expect(fields.filter(({ kind }) => kind === 'unknown')).toEqual([]);
  });

  it('an entry has the fields of its kind, with any id', () => {
    for (const entry of entries.filter(({ kind }) => kind !== 'config')) {
      const labels = (parts: ReturnType<typeof formOf>) => parts.map(({ field }) => field.label.zh);
      expect(labels(formOfEntry(entry)), entry.id).toEqual(labels(formOf(entry.kind)));
    }
  });

  it('has a field for every part of an entry', () => {
    for (const entry of entries) {
      const { derived = [], twins = {} } = entities[entry.kind];
      const known = new Set([
        ...derived,
        ...Object.values(twins),
        ...formOfEntry(entry).map(({ path }) => path.at(-1)),
      ]);
      const held = [entry, ...languages.map((language) => entry.texts?.[language])].flatMap((part) =>
        Object.keys(part?.data ?? {}),
      );
      // The menu screen moves items in the tree, so the form has no field for the parent.
      expect(
        held.filter((key) => !known.has(key) && key !== 'parentId'),
        `${entry.kind} ${entry.id}`,
      ).toEqual([]);
    }
  });

  it('leaves an entry the same to the byte if nothing changes or a change is undone', () => {
    for (const entry of entries) {
      const before = JSON.stringify(entry);
      for (const { field, read, write } of formOfEntry(entry)) {
        const value = read(entry);
        expect(JSON.stringify(write(entry, value)), `${entry.id} ${field.key}`).toBe(before);
        if (!('localised' in field && field.localised) || value === undefined) continue;
        for (const language of languages) {
          const half = textsOf(value)[language === 'zh-CN' ? 'zh' : 'en'];
          if (half === '') continue;
          const changed = write(entry, withText(value, { language, text: `${half}改` }));
          expect(textsOf(read(changed))[language === 'zh-CN' ? 'zh' : 'en']).toBe(`${half}改`);
          const back = write(changed, withText(read(changed), { language, text: half }));
          expect(JSON.stringify(back), `${entry.id} ${field.key}`).toBe(before);
        }
      }
    }
  });

  it('removes a language together with its last text', () => {
    const title = formOf('album').find(({ field }) => field.key === 'atlasName');
    const album = entrySchema.parse({
      kind: 'album',
      id: 'a',
      texts: { 'zh-CN': { data: { atlasName: '图' } } },
    });
    const both = title?.write(album, { zh: '图', en: 'Album' });
    expect(both?.texts).toEqual({
      'zh-CN': { data: { atlasName: '图' } },
      'en-US': { data: { atlasName: 'Album' } },
    });
    expect(both && title?.write(both, { zh: '图', en: '' })).toEqual(album);
  });
});
