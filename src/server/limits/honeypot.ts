import { honeypotField } from '#schemas/honeypot.ts';

/** Whether the hidden honeypot field was filled in, which only bots do. */
export const isTrapped = (fields: unknown): boolean => {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, honeypotField)) return false;
  const value: unknown = Reflect.get(fields, honeypotField);
  return value !== '' && value !== undefined && value !== null;
};
