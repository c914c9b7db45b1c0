/** What a page's data say of the place that its address asks for. */
export type PageNews<Data> = { state: 'ready'; data: Data } | { state: 'loading' | 'missing' | 'failed' };

/**
 * Leads the data that come with a page to who waits for them. The router fetches pages; a machine only asks for a place,
 * by its address, and gets what comes for that.
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
     * The data of an address as soon as they are there, undefined where there are none. Rejects when they failed; who
     * does not want them any more never hears of them.
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
