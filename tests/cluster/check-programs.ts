import { findPrograms } from './programs.ts';

// before the tests, so that what is missing is said in a sentence
try {
  findPrograms();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
