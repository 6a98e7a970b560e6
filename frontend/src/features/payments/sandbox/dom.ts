/** Creates an element with attributes and children. */
export function node<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Creates a button that does not submit its form. */
export function button(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const element = node('button', { type: 'button', class: className }, label);
  element.addEventListener('click', onClick);
  return element;
}
