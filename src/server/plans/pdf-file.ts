import { deflateSync } from 'node:zlib';

/** Points of PDF in one millimetre. */
export const pointsPerMillimetre = 72 / 25.4;

/** Widths of the characters 32 to 126 of Helvetica, in thousandths of the size (Adobe's Font Metrics). */
const helvetica =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

/** An en dash, which has another code in WinAnsiEncoding, and the thin spaces beside it. */
const latinOf = (text: string): string => text.replaceAll('\u2013', '\u0096').replace(/[\u2009\u202f]/g, ' ');

const isLatin = (sign: string): boolean => /^[ -~\u0096\u00a0-\u00ff]$/.test(sign);

/** @returns the width of a text, in units of its size */
export const widthOf = (text: string): number =>
  [...latinOf(text)].reduce(
    (sum, sign) => sum + (isLatin(sign) ? (helvetica[(sign.codePointAt(0) ?? 0) - 32] ?? 556) : 1000),
    0,
  ) / 1000;

/**
 * @returns operators that write a text, with its first letter at x and y. Chinese takes a font of the reader (STSong-Light):
 * one with all signs of the language has 10 MB.
 */
export function textAt(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const runs: { latin: boolean; text: string }[] = [];
  for (const sign of latinOf(text)) {
    const last = runs.at(-1);
    if (last?.latin === isLatin(sign)) last.text += sign;
    else runs.push({ latin: isLatin(sign), text: sign });
  }
  const shown = runs.map((run) =>
    run.latin
      ? `/Latin ${short(size)} Tf <${Buffer.from(run.text, 'latin1').toString('hex')}> Tj`
      : `/Song ${short(size)} Tf <${utf16(run.text)}> Tj`,
  );
  return `BT ${short(x)} ${short(y)} Td ${shown.join(' ')} ET`;
}

/** @returns a number as PDF has it: without exponent, to a thousandth */
export const short = (value: number): string => String(Math.round(value * 1000) / 1000);

const utf16 = (text: string): string => Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex');

interface PdfPage {
  /** Size in points. */
  width: number;
  height: number;
  /** Operators. */
  content: string;
  title: string;
  language: string;
  /** Part of the page that opens an address, in points. */
  link?: { address: string; box: { left: number; bottom: number; width: number; height: number } };
}

/**
 * Writes a PDF file of one page (ISO 32000-1). It asks printers for its true size.
 *
 * @returns the file; equal pages give equal files
 */
export function pdfFile({ width, height, content, title, language, link }: PdfPage): Uint8Array {
  const stream = deflateSync(content).toString('latin1');
  const annotations = link
    ? ` /Annots [<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${[link.box.left, link.box.bottom, link.box.left + link.box.width, link.box.bottom + link.box.height].map(short).join(' ')}] /A << /S /URI /URI <${Buffer.from(link.address, 'latin1').toString('hex')}> >> >>]`
    : '';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${short(width)} ${short(height)}] /Contents 4 0 R /Resources << /Font << /Latin 5 0 R /Song 6 0 R >> >>${annotations} >>`,
    `<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [7 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /FontDescriptor 8 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Title <feff${utf16(title)}> >>`,
  ];
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
