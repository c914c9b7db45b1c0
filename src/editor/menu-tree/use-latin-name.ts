import { useEffect, useState } from 'react';

interface Names {
  zh: string;
  en: string;
}

/**
 * Returns a function that gives a name in Latin letters, for addresses and ids: the English name, or else the pinyin of
 * the Chinese name. The dictionary (110 kB compressed) loads with the first form; until then a Chinese name gives ''.
 *
 * @example latinOf({ zh: '参观指南', en: '' }) // 'can guan zhi nan'
 */
export function useLatinName(): (names: Names) => string {
  const [library, setLibrary] = useState<typeof import('pinyin-pro')>();
  useEffect(() => {
    // Without the dictionary, the user types the address.
    import('pinyin-pro').then(setLibrary, () => {});
  }, []);
  return ({ zh, en }) => {
    if (/[a-z0-9]/i.test(en) || !library) return en;
    return library.pinyin(zh, { toneType: 'none', v: true, nonZh: 'consecutive' });
  };
}
