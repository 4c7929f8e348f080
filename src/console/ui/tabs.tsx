import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
  readonly children: ComponentChildren;
}

/** Tabs with the keys of the ARIA Authoring Practices: arrows, Home and End. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(([each]) => each === value);
    const places: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[places[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next[0]);
    document.getElementById(`${id}-${next[0]}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label}>
        {tabs.map(([each, text]) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === value}
            aria-controls={`${id}-panel`}
            tabIndex={each === value ? 0 : -1}
            onClick={() => onChange(each)}
            onKeyDown={move}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
