import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Stands for pg_controldata, which npm's PostgreSQL leaves out: what Patroni asks of it, read from the file as PostgreSQL 18 writes it
// (src/include/catalog/pg_control.h).
const file = readFileSync(join(process.argv[2] ?? '', 'global', 'pg_control'));
if (file.readUInt32LE(8) !== 1800) throw new Error(`pg_control is of version ${file.readUInt32LE(8)}, not 1800`);

const states = [
  'starting up',
  'shut down',
  'shut down in recovery',
  'shutting down',
  'in crash recovery',
  'in archive recovery',
  'in production',
];
const place = (at: number) =>
  `${file
    .readUInt32LE(at + 4)
    .toString(16)
    .toUpperCase()}/${file.readUInt32LE(at).toString(16).toUpperCase()}`;

const told = {
  'Database system identifier': file.readBigUInt64LE(0),
  'Database cluster state': states[file.readUInt32LE(16)],
  'Latest checkpoint location': place(32),
  "Latest checkpoint's REDO location": place(40),
  "Latest checkpoint's TimeLineID": file.readUInt32LE(48),
  'Minimum recovery ending location': place(136),
  "Min recovery ending loc's timeline": file.readUInt32LE(144),
};
for (const [name, value] of Object.entries(told)) console.log(`${name}: ${value}`);
