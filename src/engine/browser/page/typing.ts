/** Sets the value as a browser does, so that frameworks that hook the property notice it. */
export function setValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
  if (property?.set === undefined) element.value = value;
  else property.set.call(element, value);
}

/** Types into a field, so that the frameworks which watch it notice. A page may break each part. */
export function enterText(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  tried(() => element.focus());
  setValue(element, value);
  for (const type of ['input', 'keyup', 'change', 'blur'])
    tried(() => element.dispatchEvent(new Event(type, { bubbles: type !== 'blur', composed: true })));
}

function tried(step: () => unknown): void {
  try {
    step();
  } catch {
    // The rest may do.
  }
}
