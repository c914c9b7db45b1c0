/**
 * Makes the films from the pictures: `node src/demo/media/src/films.ts [NAME…]`, all of them without names.
 * Slow camera moves over still renderings, joined by cross-fades; silent, 1280 × 720, 24 pictures a second, H.264.
 * The first frame of each is its poster. Needs `ffmpeg`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the camera frames: the centre and the width, as fractions of the picture. The frame is always 16:9. */
type Framing = readonly [x: number, y: number, width: number];

interface Shot {
  picture: string;
  seconds: number;
  from: Framing;
  to: Framing;
}

const films: Record<string, readonly Shot[]> = {
  'film-hall': [
    { picture: 'hall-empty.jpg', seconds: 5, from: [0.5, 0.5, 1], to: [0.5, 0.54, 0.84] },
    { picture: 'hall-show.jpg', seconds: 5.5, from: [0.5, 0.53, 0.86], to: [0.5, 0.5, 1] },
  ],
  'film-concourse': [
    { picture: 'hero-concourse.jpg', seconds: 4.5, from: [0.5, 0.5, 1], to: [0.48, 0.54, 0.86] },
    { picture: 'news-construction-detail.jpg', seconds: 3.5, from: [0.5, 0.58, 0.84], to: [0.5, 0.44, 0.84] },
    { picture: 'dining-cafe.jpg', seconds: 4, from: [0.44, 0.56, 0.86], to: [0.56, 0.54, 0.86] },
  ],
  'film-conference': [
    { picture: 'meeting-theatre.jpg', seconds: 4.5, from: [0.5, 0.5, 1], to: [0.48, 0.44, 0.82] },
    { picture: 'meeting-banquet.jpg', seconds: 4, from: [0.5, 0.46, 0.86], to: [0.5, 0.54, 0.94] },
    { picture: 'meeting-boardroom.jpg', seconds: 4, from: [0.42, 0.52, 0.84], to: [0.58, 0.52, 0.84] },
  ],
  'film-plaza': [
    { picture: 'hero-exterior-day.jpg', seconds: 4, from: [0.5, 0.5, 1], to: [0.53, 0.53, 0.86] },
    { picture: 'hall-outdoor.jpg', seconds: 3.5, from: [0.46, 0.56, 0.86], to: [0.54, 0.56, 0.86] },
    { picture: 'news-food-fair.jpg', seconds: 3.5, from: [0.5, 0.52, 0.95], to: [0.52, 0.56, 0.84] },
    { picture: 'news-night-plaza.jpg', seconds: 4, from: [0.5, 0.58, 0.82], to: [0.5, 0.54, 0.94] },
  ],
  'film-city': [
    { picture: 'culture-cable-car.jpg', seconds: 4, from: [0.5, 0.45, 1], to: [0.47, 0.44, 0.86] },
    { picture: 'culture-river-gorge.jpg', seconds: 3.5, from: [0.5, 0.44, 0.88], to: [0.5, 0.56, 0.88] },
    { picture: 'culture-pagoda-bridge.jpg', seconds: 3.5, from: [0.42, 0.58, 0.82], to: [0.58, 0.58, 0.82] },
    { picture: 'culture-old-town-roofs.jpg', seconds: 4, from: [0.5, 0.56, 0.84], to: [0.5, 0.48, 0.96] },
  ],
};

const framesPerSecond = 24;
/** Length of a cross-fade, in seconds. */
const fade = 1;
/** Sources are sampled at twice the delivered size, so that slow moves glide by fractions of a pixel. */
const width = 2560;
/** Kilobytes; a visitor on a phone loads one in a second or two. */
const largest = 640;

/** The pictures say how JPEG holds colours; players want to hear how films do. */
const colours = 'setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709';

const media = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'films-'));
const names = process.argv.slice(2);

for (const [name, shots] of Object.entries(films))
  if (names.length === 0 || names.includes(name)) make(name, shots);
rmSync(work, { recursive: true });

function make(name: string, shots: readonly Shot[]) {
  const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0) - fade * (shots.length - 1);
  const inputs = shots.flatMap(({ picture, seconds }) => [
    ...['-loop', '1', '-framerate', String(framesPerSecond)],
    ...['-t', String(seconds), '-i', join(media, picture)],
  ]);
  const master = join(work, `${name}.mkv`);
  ffmpeg([...inputs, '-filter_complex', graph(shots), '-map', '[film]', '-c:v', 'ffv1', master]);
  const rate = `${Math.floor((largest * 8) / seconds)}k`;
  const encoder = ['-c:v', 'libx264', '-preset', 'veryslow', '-b:v', rate, '-passlogfile', join(work, name)];
  ffmpeg(['-i', master, '-an', ...encoder, '-pass', '1', '-f', 'null', '/dev/null']);
  const file = join(media, `${name}.mp4`);
  const clean = [
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-movflags',
    '+faststart',
  ];
  ffmpeg(['-i', master, '-an', ...encoder, '-pass', '2', ...clean, file]);
  ffmpeg([
    '-i',
    master,
    '-frames:v',
    '1',
    '-q:v',
    '4',
    '-fflags',
    '+bitexact',
    join(media, `${name}-poster.jpg`),
  ]);
  console.log(`${name}.mp4  ${seconds} s  ${statSync(file).size} bytes`);
}

/** Each shot by itself, then one after the other. */
function graph(shots: readonly Shot[]): string {
  const moves = shots.map((shot, index) => `[${index}]${move(shot)}[shot${index}]`);
  let end = shots[0]?.seconds ?? 0;
  let joined = '[shot0]';
  const joins = shots.slice(1).map((shot, index) => {
    const step = `${joined}[shot${index + 1}]xfade=transition=fade:duration=${fade}:offset=${end - fade}[to${index + 1}]`;
    joined = `[to${index + 1}]`;
    end += shot.seconds - fade;
    return step;
  });
  return [...moves, ...joins, `${joined}${colours}[film]`].join(';');
}

/** The framed part of the picture fills the frame; the camera keeps its pace, as the cross-fades soften both ends. */
function move({ picture, seconds, from, to }: Shot): string {
  const height = picture.startsWith('hero-') ? (width * 9) / 16 : (width * 10) / 16;
  const last = seconds * framesPerSecond - 1;
  const progress = `(on/${last})`;
  const between = (start: number, end: number) => `(${start}+(${(end - start).toFixed(3)})*${progress})`;
  const [x, y, w] = [0, 1, 2].map((index) => between(from[index] ?? 0, to[index] ?? 0));
  const halfWidth = `${width / 2}*${w}`;
  const halfHeight = `${(width * 9) / 32}*${w}`;
  const left = `${width}*${x}-${halfWidth}`;
  const right = `${width}*${x}+${halfWidth}`;
  const top = `${height}*${y}-${halfHeight}`;
  const bottom = `${height}*${y}+${halfHeight}`;
  const corners = [left, top, right, top, left, bottom, right, bottom];
  const named = corners
    .map((value, index) => `${'xy'[index % 2]}${Math.floor(index / 2)}='${value}'`)
    .join(':');
  return [
    `scale=${width}:${height}:flags=lanczos`,
    `perspective=${named}:interpolation=cubic:sense=source:eval=frame`,
    'scale=1280:720:flags=lanczos:out_color_matrix=bt709:out_range=tv',
    'setsar=1',
    'format=yuv420p',
  ].join(',');
}

function ffmpeg(args: string[]) {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
    encoding: 'utf8',
  });
  if (error || status !== 0) throw new Error(`ffmpeg ${args.join(' ')}: ${error?.message ?? stderr}`);
}
