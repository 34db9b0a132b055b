import { describe, expect, it } from 'vitest';
import { ago } from './when';

describe('how long ago', () => {
  it('is said in the largest unit that fits', () => {
    expect(ago(5_000, 'en')).toBe('now');
    expect(ago(59_000 + 1_000, 'en')).toBe('1 minute ago');
    expect(ago(3 * 3_600_000 + 5, 'en')).toBe('3 hours ago');
    expect(ago(26 * 3_600_000, 'en')).toBe('yesterday');
    expect(ago(2 * 60_000, 'pt-BR')).toBe('há 2 minutos');
  });

  it('is never in the future, whatever the clocks say', () => {
    expect(ago(-90_000, 'en')).toBe('now');
  });
});
