import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, Units } from '@tarikjabiri/dxf';
import { type LevelPlan, type PlanFeature, revisionOf } from './level-plan.ts';

/** Height of names, in metres. */
const letters = 1.5;

/** Layers of names and of the title. */
const names = 'NAMES';
const title = 'TITLE';

/** Colours that programs for drawings show on black and on white. */
const colours: Partial<Record<PlanFeature['kind'], number>> = {
  fireLane: Colors.Red,
  goodsDoor: Colors.Yellow,
  publicDoor: Colors.Cyan,
  emergencyExit: Colors.Green,
  join: Colors.Magenta,
  trench: Colors.Blue,
};

/** @returns the layer of a kind, such as `GOODS-DOOR` */
const layerOf = (kind: PlanFeature['kind']): string =>
  kind.replace(/[A-Z]/g, (letter) => `-${letter}`).toUpperCase();

/**
 * Writes a level as DXF in metres: outlines and lines as polylines, points as points, each kind in its layer. Names of
 * spaces are texts in the layer NAMES, the title with the revision is in TITLE.
 *
 * @returns the text of the file
 */
export function dxfOf(plan: LevelPlan): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Meters);
  const kinds = [...new Set(plan.features.map(({ kind }) => kind))];
  for (const kind of kinds) dxf.addLayer(layerOf(kind), colours[kind] ?? Colors.White, 'Continuous');
  for (const name of [names, title]) dxf.addLayer(name, Colors.White, 'Continuous');
  for (const { kind, form, points } of plan.features) {
    const layerName = layerOf(kind);
    if (form === 'points') for (const [x, y] of points) dxf.addPoint(x, y, 0, { layerName });
    else
      dxf.addLWPolyline(
        points.map(([x, y]) => ({ point: point2d(x, y) })),
        { layerName, flags: form === 'outline' ? LWPolylineFlags.Closed : LWPolylineFlags.None },
      );
  }
  for (const { feature, form, points } of plan.features) {
    if (form !== 'outline' || !feature.name) continue;
    const [x, y] = [0, 1].map((axis) => {
      const along = points.map((point) => point[axis === 0 ? 0 : 1]);
      return (Math.min(...along) + Math.max(...along)) / 2;
    });
    const text = lineOf(feature.name);
    dxf.addText(point3d((x ?? 0) - (text.length * letters) / 3, y ?? 0), letters, text, {
      layerName: names,
    });
  }
  const all = plan.features.flatMap(({ form, points }) => (form === 'outline' ? points : []));
  const west = Math.min(...all.map(([x]) => x));
  const south = Math.min(...all.map(([, y]) => y));
  const about = [plan.building, plan.level.name, revisionOf(plan), '1 = 1 m'].filter(Boolean).join(' - ');
  dxf.addText(point3d(west, south - 4 * letters), 2 * letters, lineOf(about), { layerName: title });
  return dxf.stringify();
}

/** A value of DXF is one line. */
const lineOf = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 250);
