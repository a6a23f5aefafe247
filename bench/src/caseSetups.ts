import { type HandSetup, type RuleSetId, readCase } from '@windroos/engine';
import { readFixture } from '@windroos/testkit';

/** The hands of a rule set's vectors, as somebody would type them. */
export const caseSetups = (id: RuleSetId): readonly HandSetup[] =>
  readFixture<unknown>(`${id}.jsonl.gz`).map((line) => {
    const read = readCase(line);
    const setup = read.ok ? read.value.setup() : read;
    if (!setup.ok) throw new Error(`a vector of ${id} cannot be read`);
    return setup.value;
  });
