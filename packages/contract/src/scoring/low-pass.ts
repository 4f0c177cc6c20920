/**
 * A second-order Butterworth low-pass run forwards and backwards, so that nothing is late. The cut-off is that of both runs together: each
 * alone has cutOff / (√2 − 1)^¼. Ends are continued by their mirror image through the last value, and the filter begins settled.
 */
export function lowPass(values: Float64Array, rate: number, cutOff: number): Float64Array {
  const tangent = Math.tan((Math.PI * cutOff) / (Math.SQRT2 - 1) ** 0.25 / rate);
  const whole = 1 + Math.SQRT2 * tangent + tangent * tangent;
  const b0 = (tangent * tangent) / whole;
  const a1 = (2 * (tangent * tangent - 1)) / whole;
  const a2 = (1 - Math.SQRT2 * tangent + tangent * tangent) / whole;
  const padding = 9;
  const n = values.length;
  const long = new Float64Array(n + 2 * padding);
  long.set(values, padding);
  const [first, last] = [values[0] ?? 0, values[n - 1] ?? 0];
  for (let i = 0; i < padding; i += 1) {
    long[i] = 2 * first - (values[padding - i] ?? 0);
    long[n + padding + i] = 2 * last - (values[n - 2 - i] ?? 0);
  }
  run(long, b0, a1, a2);
  long.reverse();
  run(long, b0, a1, a2);
  long.reverse();
  return long.slice(padding, padding + n);
}

function run(values: Float64Array, b0: number, a1: number, a2: number): void {
  const start = values[0] ?? 0;
  let early = (1 - b0) * start;
  let late = (b0 - a2) * start;
  for (let i = 0; i < values.length; i += 1) {
    const x = values[i] ?? 0;
    const y = b0 * x + early;
    early = 2 * b0 * x - a1 * y + late;
    late = b0 * x - a2 * y;
    values[i] = y;
  }
}
