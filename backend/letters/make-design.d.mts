/** Returns the source of the module with the compiled design of all letters. */
export function houseDesign(): Promise<string>;
