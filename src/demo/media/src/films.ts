import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Film, films, type Shot } from './film-shots.ts';

/**
 * Films made from the pictures: slow camera moves over still renderings, joined by cross-fades; silent, 1280 × 720,
 * 24 pictures a second, H.264. The first frame of each is its poster. Writes them beside the pictures and their entries
 * into `captions.json`, leaving the other entries as they are. Needs `ffmpeg`.
 *
 *     node src/demo/media/src/films.ts [NAME…]
 */

const framesPerSecond = 24;
/** Length of a cross-fade, in seconds. */
const fade = 1;
/** Pictures are sampled above the delivered width, so that slow moves glide by fractions of a pixel. */
const width = 1920;
/** Kilobytes; a visitor on a phone loads one in a second or two. */
const largest = 640;
/** Cross-fades work in 4:4:4, which many players refuse; and the pictures name the colour matrix of JPEG. */
const colours = 'format=yuv420p,setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709';

const media = join(import.meta.dirname, '..');
const captionsPath = join(media, 'captions.json');
const work = mkdtempSync(join(tmpdir(), 'films-'));
const names = process.argv.slice(2);

for (const film of films) if (names.length === 0 || names.includes(film.name)) make(film);
rmSync(work, { recursive: true });
await caption();

/** In seconds. */
function lengthOf({ shots }: Film): number {
  return shots.reduce((sum, { seconds }) => sum + seconds, 0) - fade * (shots.length - 1);
}

function make(film: Film) {
  const inputs = film.shots.flatMap(({ picture, seconds }) => [
    ...['-loop', '1', '-framerate', String(framesPerSecond)],
    ...['-t', String(seconds), '-i', join(media, picture)],
  ]);
  const master = join(work, `${film.name}.mkv`);
  ffmpeg([...inputs, '-filter_complex', graph(film.shots), '-map', '[film]', '-c:v', 'ffv1', master]);
  const rate = `${Math.floor((largest * 8) / lengthOf(film))}k`;
  const encoder = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-b:v',
    rate,
    '-passlogfile',
    join(work, film.name),
  ];
  ffmpeg(['-i', master, '-an', ...encoder, '-pass', '1', '-f', 'null', '/dev/null']);
  const bare = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const output = join(media, film.name);
  ffmpeg([
    '-i',
    master,
    '-an',
    ...encoder,
    '-pass',
    '2',
    ...bare,
    '-movflags',
    '+faststart',
    `${output}.mp4`,
  ]);
  ffmpeg(['-i', master, '-frames:v', '1', '-q:v', '4', ...bare, `${output}-poster.jpg`]);
}

/** Each shot by itself, then one after the other. */
function graph(shots: readonly Shot[]): string {
  const moves = shots.map((shot, index) => `[${index}]${move(shot)}[shot${index}]`);
  let end = shots[0]?.seconds ?? 0;
  let joined = '[shot0]';
  const joins = shots.slice(1).map((shot, index) => {
    const next = `[to${index + 1}]`;
    const step = `${joined}[shot${index + 1}]xfade=transition=fade:duration=${fade}:offset=${end - fade}${next}`;
    joined = next;
    end += shot.seconds - fade;
    return step;
  });
  return [...moves, ...joins, `${joined}${colours}[film]`].join(';');
}

/** The framed part of the picture fills the frame; the camera keeps its pace, as the cross-fades soften both ends. */
function move({ picture, seconds, from, to }: Shot): string {
  const height = width * (picture.startsWith('hero-') ? 9 / 16 : 10 / 16);
  const last = seconds * framesPerSecond - 1;
  const [x, y, w] = [0, 1, 2].map((index) => {
    const [start = 0, end = 0] = [from[index], to[index]];
    return `(${start}+(${(end - start).toFixed(3)})*on/${last})`;
  });
  const across = (side: '+' | '-') => `${width}*${x}${side}${width / 2}*${w}`;
  const down = (side: '+' | '-') => `${height}*${y}${side}${(width * 9) / 32}*${w}`;
  const corners = [
    `x0='${across('-')}':y0='${down('-')}':x1='${across('+')}':y1='${down('-')}'`,
    `x2='${across('-')}':y2='${down('+')}':x3='${across('+')}':y3='${down('+')}'`,
  ];
  return [
    `scale=${width}:${height}:flags=lanczos`,
    `perspective=${corners.join(':')}:interpolation=cubic:sense=source:eval=frame`,
    'scale=1280:720:flags=lanczos:out_color_matrix=bt709:out_range=tv',
    'setsar=1',
  ].join(',');
}

async function caption() {
  const captions: { note: string; files: Record<string, unknown> } = JSON.parse(
    readFileSync(captionsPath, 'utf8'),
  );
  for (const film of films) {
    const poster = `${film.name}-poster.jpg`;
    const { r, g, b } = (await sharp(join(media, poster)).stats()).dominant;
    const dominant = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    const entry = (file: string, alt: { zh: string; en: string }) => ({
      alt: { 'zh-CN': alt.zh, 'en-US': alt.en },
      bytes: statSync(join(media, file)).size,
      width: 1280,
      height: 720,
      dominant,
      origin: 'moves over renderings by our own scripts',
    });
    captions.files[`${film.name}.mp4`] = { ...entry(`${film.name}.mp4`, film), seconds: lengthOf(film) };
    captions.files[poster] = entry(poster, film.poster);
  }
  const files = Object.entries(captions.files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(captionsPath, JSON.stringify({ ...captions, files: Object.fromEntries(files) }, null, 1));
}

function ffmpeg(args: string[]) {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
    encoding: 'utf8',
  });
  if (error || status !== 0) throw new Error(`ffmpeg ${args.join(' ')}: ${error?.message ?? stderr}`);
}
