import { expect, test } from 'vitest';
import { count, observe, renderMetrics } from './metrics';

const rowsOf = (name: string) =>
  renderMetrics()
    .split('\n')
    .filter((row) => row.includes(name));

test('what is counted has a row for each combination of labels', () => {
  count('test_pages_total', { cache: 'hit' });
  count('test_pages_total', { cache: 'hit' });
  count('test_pages_total', { cache: 'a "miss"\n' });
  expect(rowsOf('test_pages_total')).toEqual([
    '# TYPE test_pages_total counter',
    'test_pages_total{cache="hit"} 2',
    'test_pages_total{cache="a \\"miss\\"\\n"} 1',
  ]);
});

test('what is timed is counted in every bound that it keeps', () => {
  for (const seconds of [0.003, 0.2, 90]) observe('test_seconds', seconds);
  const rows = rowsOf('test_seconds');
  expect(rows[0]).toBe('# TYPE test_seconds histogram');
  expect(rows).toContain('test_seconds_bucket{le="0.005"} 1');
  expect(rows).toContain('test_seconds_bucket{le="0.1"} 1');
  expect(rows).toContain('test_seconds_bucket{le="0.25"} 2');
  expect(rows).toContain('test_seconds_bucket{le="30"} 2');
  expect(rows).toContain('test_seconds_bucket{le="+Inf"} 3');
  expect(rows).toContain('test_seconds_sum 90.203');
  expect(rows).toContain('test_seconds_count 3');
});

test('the process tells what memory it takes', () => {
  expect(Number(rowsOf('process_resident_memory_bytes').at(-1)?.split(' ')[1])).toBeGreaterThan(1_000_000);
});
