import * as z from 'zod';
import { isAddress } from '#schemas/contact.ts';

/** Where the two kinds of forms hold an address: bookings ask for one, suggestions for a phone number or one. */
const bodySchema = z.object({ email: z.unknown(), contact: z.unknown() }).partial();

/** The address that an applicant gave; undefined when there is none, or none that mail can be sent to. */
export function applicantAddress(body: unknown): string | undefined {
  const { data } = bodySchema.safeParse(body);
  return [data?.email, data?.contact].find(isAddress);
}
