import { resolveUrl } from '../web/html/html-document.ts';
import { readHtmlTokens } from '../web/html/html-tokens.ts';

export interface Field {
  readonly name: string;
  /** Lower-case `type` of an input, or `textarea`, `select`. */
  readonly type: string;
  readonly value: string;
  /** Lower case: name, id, autocomplete, placeholder, label and the like. */
  readonly hint: string;
  /** `autocomplete`, lower case. */
  readonly autocomplete: string;
  /** A browser sends it: not an unchecked box. */
  readonly isSent: boolean;
}

export interface Button {
  readonly name: string;
  readonly value: string;
  /** Lower case. */
  readonly text: string;
  /** Absolute `formaction`, or null. */
  readonly action: string | null;
}

export interface Form {
  /** Absolute; null for fields outside forms, and for an action that is no address. */
  readonly action: string | null;
  /** Null when the form names none, which is GET, or a script takes it. */
  readonly method: 'GET' | 'POST' | null;
  readonly fields: readonly Field[];
  readonly buttons: readonly Button[];
}

const FORMS_MAX = 100;
const FIELDS_MAX = 200;
const HINTS = ['name', 'id', 'autocomplete', 'placeholder', 'aria-label', 'title', 'formcontrolname', 'data-testid'];
const BUTTONS = new Set(['submit', 'image']);

interface Open {
  action: string | null;
  method: 'GET' | 'POST' | null;
  fields: { -readonly [Key in keyof Field]: Field[Key] }[];
  buttons: { -readonly [Key in keyof Button]: Button[Key] }[];
}

/**
 * The forms of a page with what names their fields to a visitor, in document order; the fields outside forms come last, as one form.
 * @param url absolute URL of the page
 */
export function readForms(html: string, url: string): Form[] {
  const forms: Open[] = [];
  const byId = new Map<string, Open>();
  const loose: Open = { action: null, method: null, fields: [], buttons: [] };
  const fieldsById = new Map<string, Open['fields'][number]>();
  const labels: { of: string; text: string }[] = [];
  let base = url;
  let form: Open | null = null;
  let label: { of: string | null; text: string; inside: Open['fields'] } | null = null;
  let button: Open['buttons'][number] | null = null;
  let select: Open['fields'][number] | null = null;
  const ownerOf = (id: string | undefined) => (id === undefined ? (form ?? loose) : (byId.get(id) ?? form ?? loose));

  const addField = (attributes: ReadonlyMap<string, string>, type: string) => {
    const owner = ownerOf(attributes.get('form'));
    if (owner.fields.length >= FIELDS_MAX) return null;
    const isChoice = type === 'checkbox' || type === 'radio';
    const field = {
      name: attributes.get('name') ?? '',
      type,
      value: attributes.get('value') ?? (isChoice ? 'on' : ''),
      hint: HINTS.map((name) => (attributes.get(name) ?? '').slice(0, 200))
        .join(' ')
        .toLowerCase(),
      autocomplete: (attributes.get('autocomplete') ?? '').toLowerCase().slice(0, 100),
      isSent: !attributes.has('disabled') && (!isChoice || attributes.has('checked')),
    };
    owner.fields.push(field);
    label?.inside.push(field);
    const id = attributes.get('id');
    if (id !== undefined) fieldsById.set(id, field);
    return field;
  };
  const addButton = (attributes: ReadonlyMap<string, string>, text: string) => {
    const owner = ownerOf(attributes.get('form'));
    const action = attributes.get('formaction');
    const added = {
      name: attributes.get('name') ?? '',
      value: attributes.get('value') ?? '',
      text: text.toLowerCase().slice(0, 100),
      action: action === undefined ? null : resolveUrl(action, base),
    };
    if (owner.buttons.length < FIELDS_MAX) owner.buttons.push(added);
    return added;
  };
  const endLabel = () => {
    if (label === null) return;
    const text = label.text.toLowerCase();
    if (label.of !== null && labels.length < FIELDS_MAX) labels.push({ of: label.of, text });
    for (const field of label.inside) field.hint += ` ${text}`;
    label = null;
  };

  readHtmlTokens(html, {
    startTag(tag, attributes) {
      switch (tag) {
        case 'base':
          base = resolveUrl(attributes.get('href') ?? '', url) ?? base;
          break;
        case 'form': {
          const action = attributes.get('action')?.trim() ?? '';
          const method = attributes.get('method')?.trim().toLowerCase();
          form = {
            action: resolveUrl(action === '' ? url : action, base),
            method: method === 'post' ? 'POST' : method === 'get' ? 'GET' : null,
            fields: [],
            buttons: [],
          };
          if (forms.length < FORMS_MAX) forms.push(form);
          const id = attributes.get('id');
          if (id !== undefined) byId.set(id, form);
          break;
        }
        case 'input': {
          const type = (attributes.get('type') ?? 'text').trim().toLowerCase();
          if (BUTTONS.has(type)) addButton(attributes, attributes.get('value') ?? '');
          else if (type !== 'button' && type !== 'reset' && type !== 'file') addField(attributes, type);
          break;
        }
        case 'button':
          button = (attributes.get('type') ?? 'submit').toLowerCase() === 'submit' ? addButton(attributes, '') : null;
          break;
        case 'textarea':
          addField(attributes, 'textarea');
          break;
        case 'select':
          select = addField(attributes, 'select');
          break;
        case 'option':
          if (select !== null && (select.value === '' || attributes.has('selected')))
            select.value = attributes.get('value') ?? '';
          break;
        case 'label':
          endLabel();
          label = { of: attributes.get('for') ?? null, text: '', inside: [] };
          break;
      }
    },
    endTag(tag) {
      if (tag === 'form') form = null;
      else if (tag === 'button') button = null;
      else if (tag === 'select') select = null;
      else if (tag === 'label') endLabel();
    },
    text(text, rawTextOf) {
      if (rawTextOf !== null) return;
      if (label !== null && label.text.length < 200) label.text += ` ${text.trim().slice(0, 200)}`;
      if (button !== null && button.text.length < 100)
        button.text = `${button.text} ${text.trim().toLowerCase().slice(0, 100)}`.trim();
    },
  });
  for (const { of, text } of labels) {
    const field = fieldsById.get(of);
    if (field !== undefined) field.hint += ` ${text}`;
  }
  return loose.fields.length === 0 ? forms : [...forms, loose];
}
