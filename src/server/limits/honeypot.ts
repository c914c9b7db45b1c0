import { honeypotField } from '#schemas/honeypot.ts';

/** Something has filled in the field that people do not see. */
export const isTrapped = (fields: unknown): boolean => {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, honeypotField)) return false;
  const value: unknown = Reflect.get(fields, honeypotField);
  return value !== '' && value !== undefined && value !== null;
};
