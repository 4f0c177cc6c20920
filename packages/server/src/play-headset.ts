import { parseArgs } from 'node:util';
import { progressOf, type Send, sendRecording } from './headset/play-test.ts';
import { playedRecording } from './headset/played-recording.ts';

const help = `Plays a headset: begins the test of a code, tells how it goes, sends a recording of 13 minutes at 90 Hz and ends the test.

  npm run play-headset -- --key KEY --serial SERIAL --code CODE [--origin http://localhost:3000] [--seed 1] [--misses 0.08] [--mistakes 0.1] [--pace 0]

The key is told once, when the platform lets the device take part. --pace waits so many seconds for each minute of the test.`;

const { values } = parseArgs({
  options: {
    key: { type: 'string' },
    serial: { type: 'string' },
    code: { type: 'string' },
    origin: { type: 'string', default: 'http://localhost:3000' },
    seed: { type: 'string', default: '1' },
    misses: { type: 'string', default: '0.08' },
    mistakes: { type: 'string', default: '0.1' },
    pace: { type: 'string', default: '0' },
  },
});
const { key, serial, code, origin } = values;
if (!key || !serial || !code) {
  console.error(help);
  process.exit(1);
}

const send: Send = async (path, body) => {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${origin}/api/vrclassroom/headset/${path}`, {
    method: 'POST',
    headers: { authorization: `Device ${key}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
};

const begun = await send('begin', { code, serialNumber: serial });
const testRequestId = String(begun.TestRequestId);
const recording = playedRecording({
  seed: Number(values.seed),
  serialNumber: serial,
  startedAt: new Date(),
  misses: Number(values.misses),
  mistakes: Number(values.mistakes),
});
for (let minute = 1; minute <= recording.paradigm.minutes; minute += 1) {
  await send('progress', { testRequestId, ...progressOf(recording, minute) });
  await new Promise((resolve) => setTimeout(resolve, Number(values.pace) * 1000));
}
console.log(await sendRecording(send, testRequestId, recording, Number(begun.Received)));
