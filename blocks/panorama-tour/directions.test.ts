import { describe, expect, it } from 'vitest';
import { arrowAhead, arrowTo, directionTo, sameBearing } from './directions.ts';

const camera = { at: [100, 50], eye: 1.6, heading: 0 } as const;

describe('[BLDG-07] a place of the plan in a panorama', () => {
  it.each([
    ['ahead, to the north', 0, [100, 90], 0],
    ['at the right, to the east', 0, [140, 50], 90],
    ['behind', 0, [100, 10], 180],
    ['at the left, to the west', 0, [60, 50], -90],
    ['ahead in a picture that looks east', 90, [140, 50], 0],
    ['at the left in a picture that looks east', 90, [100, 90], -90],
    ['at the right in a picture that looks west', 270, [100, 90], 90],
  ] as const)('is %s', (_where, heading, target, yaw) => {
    expect(directionTo({ ...camera, heading }, target, 1.6)).toEqual({ yaw, pitch: 0 });
  });

  it('is above or below the horizon by its height and distance', () => {
    // A rigging point 13 m up, seen from 11.4 m away; a pit in the floor 1.6 m away.
    expect(directionTo(camera, [100, 61.4], 13)).toEqual({ yaw: 0, pitch: 45 });
    expect(directionTo(camera, [98.4, 50], 0)).toEqual({ yaw: -90, pitch: -45 });
  });

  it('is goods door 8 of the demo, seen from the middle of Hall 2 and from its inside', () => {
    // The door is 25.2 m to the west and 70 m to the north of the first spot; its middle is 2.5 m high.
    expect(directionTo({ at: [133.2, 99], eye: 1.9, heading: 0 }, [108, 169], 2.5)).toEqual({
      yaw: -19.8,
      pitch: 0.5,
    });
    // 2 m to the east, 12 m to the north.
    expect(directionTo({ at: [106, 157], eye: 1.6, heading: 0 }, [108, 169], 2.5)).toEqual({
      yaw: 9.5,
      pitch: 4.2,
    });
  });
});

describe('[BLDG-07] arrows on the floor', () => {
  it('lie at most six metres away, in the direction of the next spot', () => {
    expect(arrowTo(camera, [100, 90])).toEqual({ yaw: 0, pitch: -14.9 });
    expect(arrowTo(camera, [101.6, 50])).toEqual({ yaw: 90, pitch: -45 });
  });

  it('are chosen by the direction of the look, up to 60 degrees beside it', () => {
    const arrows = [
      { to: 'north', yaw: 0, pitch: -20 },
      { to: 'east', yaw: 100, pitch: -20 },
      { to: 'south', yaw: 178, pitch: -20 },
    ];
    expect(arrowAhead(arrows, 45)?.to).toBe('north');
    expect(arrowAhead(arrows, 55)?.to).toBe('east');
    expect(arrowAhead(arrows, -175)?.to).toBe('south');
    expect(arrowAhead(arrows, -90)).toBeUndefined();
  });

  it('keep the direction of the compass in the next picture', () => {
    expect(sameBearing(30, 0, 90)).toBe(-60);
    expect(sameBearing(-100, 180, 0)).toBe(80);
    expect(sameBearing(170, 90, 0)).toBe(-100);
  });
});
