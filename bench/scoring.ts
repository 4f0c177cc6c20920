import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeRecording } from '@trellis/contract/scoring/recording';
import { scoreOf } from '@trellis/contract/scoring/score';

/** What a test of 13 minutes costs to score with 90 samples of the head a second: the processor's time of the thread, whatever else the machine does, the median of ten after three to warm up. Goal: 50 ms. */
const folder = join(import.meta.dirname, '..', 'packages/contract/src/scoring/golden');
const typical = decodeRecording(gunzipSync(readFileSync(join(folder, 'typical.cpt.gz'))));
const count = 70_200;
const head = {
  ms: Float64Array.from({ length: count }, (_, i) => (i * 1000) / 90),
  turn: new Float32Array(4 * count),
  position: null,
  isTracked: new Uint8Array(count).fill(1),
};
for (let i = 0; i < count; i += 1) {
  const yaw = 0.2 * Math.sin(i / 200) + 0.0004 * Math.sin(i * 7.1);
  head.turn.set([0, Math.sin(yaw), 0, Math.cos(yaw)], 4 * i);
}
const recording = { ...typical, samples: { count, hasPositions: false }, head };
const costs = Array.from({ length: 13 }, () => {
  const start = process.threadCpuUsage();
  scoreOf(recording);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
})
  .slice(3)
  .sort((one, other) => one - other);
console.log(
  `${count} samples and ${recording.trials.length} trials: ${costs[5]?.toFixed(1)} ms (${costs[0]?.toFixed(1)} to ${costs[9]?.toFixed(1)})`,
);
