/**
 * Says which properties emotion passes on to an element that is styled by its tag. Ours get
 * attributes of HTML, `as`, `sx` and `theme` only.
 */
export default (name) => !['as', 'sx', 'theme'].includes(name);
