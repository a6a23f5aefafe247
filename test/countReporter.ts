import type { Reporter, TestModule } from 'vitest/node';

const failedWithoutTest = (module: TestModule): boolean =>
  module.state() === 'failed' && ![...module.children.allTests()].some((test) => test.result().state === 'failed');

/** Ends the run with `N passed, N failed`, also when a file could not be loaded or a set-up broke. */
export default class CountReporter implements Reporter {
  private passed = 0;
  private failed = 0;

  constructor() {
    process.once('exit', (code) => {
      const failed = code !== 0 && this.failed === 0 ? 1 : this.failed;
      process.stdout.write(`\n${this.passed} passed, ${failed} failed\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    this.passed = states.filter((state) => state === 'passed').length;
    const broken = modules.filter(failedWithoutTest).length;
    this.failed = states.filter((state) => state === 'failed').length + broken + errors.length;
  }
}
