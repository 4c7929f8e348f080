import { describe, expect, it } from 'vitest';
import { PressedActions } from '../../../../src/engine/browser/visit/pressed-actions.ts';

const action = (signature: string) => ({ id: 1, signature, label: '', submits: false });

describe('things to press', () => {
  it('are pressed once where they lead to another view, which they do from everywhere', () => {
    const actions = new PressedActions();
    expect(actions.fresh([action('menu')], '/a')).toHaveLength(1);
    actions.pressed('menu', true, []);
    expect([actions.fresh([action('menu')], '/b').length, actions.isWorth('menu')]).toEqual([0, false]);
  });

  it('are pressed on three views where they do something', () => {
    const actions = new PressedActions();
    const views = ['/a', '/b', '/c', '/d'].map((view) => {
      const fresh = actions.fresh([action('save')], view).length;
      if (fresh > 0) actions.pressed('save', false, ['/save']);
      return fresh;
    });
    expect(views).toEqual([1, 1, 1, 0]);
    expect(actions.fresh([action('save'), action('more')], '/a').map(({ signature }) => signature)).toEqual(['more']);
  });

  it('are pressed as long as what they request differs, as a button that every entry of a menu shows', () => {
    const actions = new PressedActions();
    for (const entry of ['a', 'b', 'c', 'd', 'e']) {
      expect(actions.isWorth('load')).toBe(true);
      expect(actions.pressed('load', false, [`/${entry}/load`])).toBe(true);
    }
    for (const times of [1, 2]) {
      expect(actions.pressed('load', false, ['/e/load']), `${times}`).toBe(false);
      expect(actions.isWorth('load')).toBe(times < 2);
    }
  });
});
