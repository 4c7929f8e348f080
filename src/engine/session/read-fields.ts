import type { FormControl, HtmlDocument, MarkupForm } from '../web/html/document-model.ts';

export type Field = Pick<FormControl, 'name' | 'type' | 'value' | 'hint' | 'autocomplete' | 'isSent' | 'isHidden'>;
export type Button = Pick<FormControl, 'name' | 'value' | 'text' | 'action'>;

/** A form as a visitor sees it: fields, and buttons that submit. */
export interface Form extends Pick<MarkupForm, 'action' | 'method' | 'isHidden' | 'hasImage'> {
  readonly fields: readonly Field[];
  readonly buttons: readonly Button[];
}

const FIELDS_MAX = 200;
const SUBMITS = new Set(['submit', 'image']);
const NO_FIELDS = new Set([...SUBMITS, 'button', 'reset', 'file']);

/** The forms of a page in document order; the fields outside forms come last, as one form. */
export function formsOf({ markupForms }: HtmlDocument): Form[] {
  return markupForms.map(({ controls, ...form }) => ({
    ...form,
    fields: controls.filter(({ type }) => !NO_FIELDS.has(type)).slice(0, FIELDS_MAX),
    buttons: controls.filter(({ type }) => SUBMITS.has(type)).slice(0, FIELDS_MAX),
  }));
}
