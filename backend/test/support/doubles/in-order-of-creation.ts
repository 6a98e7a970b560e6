/** Compares two rows by time of creation, then by id, like `order by created_at, id`. */
export function inOrderOfCreation(
  one: { readonly createdAt: Date; readonly id: string },
  other: { readonly createdAt: Date; readonly id: string },
): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}
