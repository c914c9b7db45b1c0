// For `node --import`: the clock of this process differs from that of the machine by CLOCK_SHIFT milliseconds.
const shift = Number(process.env.CLOCK_SHIFT);
const Machine = Date;
globalThis.Date = class extends Machine {
  constructor(...parts) {
    if (parts.length === 0) super(Machine.now() + shift);
    else super(...parts);
  }
  static now() {
    return Machine.now() + shift;
  }
};
