/** A style value, or one value per breakpoint of the theme. */
export type Responsive<Value> = Value | Partial<Record<'xs' | 'sm' | 'md' | 'lg', Value>>;
