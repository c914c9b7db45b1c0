const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** Formats milliseconds: `0.4 s`, `12 s`, `2 min 05 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * Shows progress: a spinner on a terminal, otherwise a line at the start and every ten seconds.
 * @template T
 *
 *
 * @param {string} label
 *
 *
 * @param {(note: (text: string) => void) => Promise<T>} work calls `note` with its current step
 *
 *
 * @param {{ behind?: boolean, markOf?: (result: T) => string }} [options] behind: never a spinner, because other programs
 * write to the terminal too; markOf: the mark in front of the last line
 *
 *
 * @returns {Promise<T>}
 */
export async function withProgress(label, work, { behind = false, markOf = () => '✓' } = {}) {
  const began = performance.now();
  const elapsed = () => duration(performance.now() - began);
  const display = process.stdout.isTTY && !behind ? spinner(label, elapsed) : lines(label, elapsed);
  try {
    const result = await work(display.note);
    display.end(`${markOf(result)} ${label}  ${elapsed()}`);
    return result;
  } catch (error) {
    display.end(`✗ ${label}  ${elapsed()}`);
    throw error;
  }
}

function spinner(label, elapsed) {
  let text = '';
  let turn = 0;
  const draw = () => {
    const line = `${frames[turn++ % frames.length]} ${label}  ${elapsed()}  ${text}`;
    process.stdout.write(`\r\x1b[2K${line.slice(0, (process.stdout.columns || 80) - 1)}`);
  };
  const timer = setInterval(draw, 100);
  return {
    note: (line) => {
      text = line;
    },
    end: (line) => {
      clearInterval(timer);
      process.stdout.write(`\r\x1b[2K${line}\n`);
    },
  };
}

function lines(label, elapsed) {
  let text = '';
  console.log(`… ${label}`);
  const timer = setInterval(() => console.log(`… ${label}  ${elapsed()}  ${text}`.trimEnd()), 10_000);
  return {
    note: (line) => {
      text = line;
    },
    end: (line) => {
      clearInterval(timer);
      console.log(line);
    },
  };
}
