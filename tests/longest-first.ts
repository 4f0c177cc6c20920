import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A test that begins last and takes a minute keeps one core alone for that minute: these build the web app, kill the product or ask every call. */
const long = ['tests/weight/', 'tests/resilience/', 'tests/conformance/'];

/** Begins with the long ones. On a fresh checkout nothing is known of former runs, and by itself the larger file would come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((folder) => moduleId.includes(folder));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
