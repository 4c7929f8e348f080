import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: ComponentChildren;
  readonly type?: 'text' | 'password' | 'url' | 'number' | 'search' | 'date' | 'time';
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly min?: number | string;
  readonly max?: number;
  readonly autocomplete?: 'off' | 'current-password';
}

export function TextField({ label, value, onInput, hint, type = 'text', ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        // The attributes are the same for all of these types.
        type={type as 'text'}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        autocapitalize="none"
        spellcheck={false}
        autocomplete="off"
        {...input}
      />
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type Option = readonly [value: string, label: string];

export function SelectField(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly hint?: ComponentChildren;
}) {
  const { label, value, options, onChange, hint } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** One of a few values, all visible. */
export function RadioField(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string, hint?: string])[];
  readonly onChange: (value: string) => void;
}) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      <div class="choices">
        {options.map(([each, text, hint]) => (
          <label key={each} class="choice">
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
            <span>
              {text}
              {hint === undefined ? null : <span class="hint">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Any number of values. */
export function CheckboxField(props: {
  readonly label: string;
  readonly values: readonly string[];
  readonly options: readonly (readonly [value: string, label: string, hint?: string])[];
  readonly onChange: (values: string[]) => void;
  readonly children?: ComponentChildren;
}) {
  const { label, values, options, onChange, children } = props;
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      {children}
      <div class="choices">
        {options.map(([each, text, hint]) => (
          <label key={each} class="choice">
            <input
              type="checkbox"
              checked={values.includes(each)}
              onChange={(event) => {
                const chosen = new Set(values);
                if (event.currentTarget.checked) chosen.add(each);
                else chosen.delete(each);
                onChange(options.map(([value]) => value).filter((value) => chosen.has(value)));
              }}
            />
            <span>
              {text}
              {hint === undefined ? null : <span class="hint">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
