/** State of a page's data for the requested address. */
export type PageNews<Data> = { state: 'ready'; data: Data } | { state: 'loading' | 'missing' | 'failed' };

/**
 * Passes the data of pages to the machines that wait for them: the router fetches pages, and a machine waits for the
 * data of an address.
 *
 * @returns `tell` for the page, and the wait for a machine
 */
export function createPageFeed<Data>() {
  let latest: { address: string; news: PageNews<Data> } | undefined;
  const waiting = new Set<() => void>();
  return {
    tell: (address: string, news: PageNews<Data>): void => {
      latest = { address, news };
      for (const look of [...waiting]) look();
    },
    /**
     * Waits for the data of an address. Rejects if they fail, and never settles after an abort.
     * @returns undefined if the item is missing
     */
    wait: (address: string, signal: AbortSignal) =>
      new Promise<Data | undefined>((resolve, reject) => {
        const look = () => {
          if (!latest || latest.news.state === 'loading' || latest.address !== address) return;
          waiting.delete(look);
          const { news } = latest;
          if (news.state === 'failed') reject(new Error(`the data of ${address || 'the page'} failed`));
          else resolve(news.state === 'ready' ? news.data : undefined);
        };
        waiting.add(look);
        signal.addEventListener('abort', () => waiting.delete(look), { once: true });
        look();
      }),
  };
}

export type PageFeed<Data> = ReturnType<typeof createPageFeed<Data>>;
