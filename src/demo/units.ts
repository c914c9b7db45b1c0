const noBreak = '\u00A0';

/** In Chinese, the word after a number is its unit or measure word, and a date is one word. */
const chinese = /(\d) (?=\p{Script=Han})|(?<=[年月]) (?=\d)/gu;

const symbols =
  'm[²³]?|km|mm|cm|kg|t|l|A|V|W|kV|kW|MW|kVA|kN|kHz|MHz|GHz|dB|lux|min|h|s|°C|%|Mbit|Gbit|MB|GB';
const words =
  '(?:square |cubic )?(?:kilo|milli|centi)?metres?|tonnes?|kilograms?|(?:kilo|mega)watts?|megabits?|litres?|decibels?|' +
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|per cent|yuan|million|billion|degrees|pages?|' +
  'January|February|March|April|May|June|July|August|September|October|November|December';
const english = new RegExp(`(\\d) (?=(?:${symbols}|${words})(?![\\p{L}\\d²³]))`, 'gu');

const currency = /\bCNY (?=\d)/g;

/** `08:00 至 10:30` and `06:20 – 22:00` are one measure. */
const times = /(?<=\d\d:\d\d) (至|–|to) (?=\d\d:\d\d)/g;

/** `4.5 × 5 m` is one measure. */
const product = /(?<=\d) × (?=\d)/g;

/** `023 0000 8866` in a sentence is one number. A field that holds only the number is data and stays unchanged. */
const phone = /(?<=[^\d\s] )(?:\+\d{2} )?\d{2,3} \d{4} \d{4}/g;

const isAddress = (text: string) => /^(?:\/|https?:)/.test(text);

/** The text with no-break spaces, so that a line never ends between a number and its unit. */
export const withUnits = (text: string): string =>
  isAddress(text)
    ? text
    : text
        .replace(phone, (number) => number.replaceAll(' ', noBreak))
        .replace(product, `${noBreak}×${noBreak}`)
        .replace(times, `${noBreak}$1${noBreak}`)
        .replace(chinese, (space) => space.replace(' ', noBreak))
        .replace(english, `$1${noBreak}`)
        .replace(currency, `CNY${noBreak}`);

/** The same for every text inside a JSON value. */
export const withUnitsInside = (value: object): unknown =>
  JSON.parse(JSON.stringify(value), (_key, inside) =>
    typeof inside === 'string' ? withUnits(inside) : inside,
  );
