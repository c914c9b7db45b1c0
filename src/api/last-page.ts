import * as z from 'zod';

const asked = z.object({ pageNo: z.int(), pageSize: z.int().min(1) });
const page = z
  .object({ list: z.array(z.unknown()).length(0), total: z.int() })
  .or(
    z
      .object({ list: z.array(z.unknown()).length(0), count: z.int() })
      .transform(({ count, list }) => ({ list, total: count })),
  );

/**
 * The number of a list's last page, if the requested page is past it and empty: lists then answer with their last
 * page (rule PAGE-01).
 *
 * @returns `undefined` if the answer is the requested page
 */
export function lastPageInstead(request: unknown, answer: unknown): number | undefined {
  const wanted = asked.safeParse(request);
  const got = page.safeParse(answer);
  if (!wanted.success || !got.success) return undefined;
  const { pageNo, pageSize } = wanted.data;
  const last = Math.ceil(got.data.total / pageSize);
  return last > 0 && pageNo > last ? last : undefined;
}
