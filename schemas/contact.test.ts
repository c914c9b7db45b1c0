import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isAddress, isEmail, readsAsPhone } from './contact.ts';

describe('a text of a contact field', () => {
  it.each`
    text                                 | phone    | accepted | address
    ${'023 0000 8866'}                   | ${true}  | ${false} | ${false}
    ${'023.0000.8866'}                   | ${true}  | ${false} | ${false}
    ${'023/0000.8866'}                   | ${true}  | ${false} | ${false}
    ${'(023) 0000–8866'}                 | ${true}  | ${false} | ${false}
    ${'+86 138-0000-8866'}               | ${true}  | ${false} | ${false}
    ${'13800008866'}                     | ${true}  | ${false} | ${false}
    ${'1234567'}                         | ${true}  | ${false} | ${false}
    ${'123456'}                          | ${false} | ${false} | ${false}
    ${'(12) 34-56'}                      | ${false} | ${false} | ${false}
    ${'1234567890123456789012345678901'} | ${false} | ${false} | ${false}
    ${'138 + 00008866'}                  | ${false} | ${false} | ${false}
    ${'08.30 – 17.00'}                   | ${false} | ${false} | ${false}
    ${'0830–1700'}                       | ${false} | ${false} | ${false}
    ${'2026-11-22'}                      | ${false} | ${false} | ${false}
    ${'24 h'}                            | ${false} | ${false} | ${false}
    ${'WeChat: lin'}                     | ${false} | ${false} | ${false}
    ${''}                                | ${false} | ${false} | ${false}
    ${'me@localhost'}                    | ${false} | ${false} | ${false}
    ${'hello@venue.example'}             | ${false} | ${true}  | ${true}
    ${"o'neil.x+y_z-@mail.example"}      | ${false} | ${true}  | ${true}
    ${'a@b.example?x'}                   | ${false} | ${true}  | ${false}
    ${'a@b.example?bcc=c@d.example'}     | ${false} | ${false} | ${false}
    ${'a@b.example,c@d.example'}         | ${false} | ${false} | ${false}
    ${'a,b@c.example'}                   | ${false} | ${true}  | ${false}
    ${'javascript:alert(1)@a.b'}         | ${false} | ${true}  | ${false}
    ${'a..b@c.example'}                  | ${false} | ${true}  | ${false}
    ${'.a@c.example'}                    | ${false} | ${true}  | ${false}
    ${'a@b.example\nBcc: c'}             | ${false} | ${false} | ${false}
    ${'王@公司.中国'}                    | ${false} | ${true}  | ${false}
  `('"$text": a number $phone, accepted by the form $accepted, written to $address', (row) => {
    const { text, phone, accepted, address } = row;
    expect(readsAsPhone(text)).toBe(phone);
    expect(isEmail(text)).toBe(accepted);
    expect(isAddress(text)).toBe(address);
    expect(z.email().max(254).safeParse(text).success).toBe(address);
  });

  it('is not an e-mail address if it is longer than 254 characters or not a string', () => {
    expect(isAddress(`${'a'.repeat(240)}@ab.example`)).toBe(true);
    expect(isAddress(`${'a'.repeat(244)}@ab.example`)).toBe(false);
    expect(isAddress(undefined)).toBe(false);
    expect(isAddress(['a@b.example'])).toBe(false);
  });
});
