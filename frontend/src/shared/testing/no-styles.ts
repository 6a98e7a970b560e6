/** Stands in for every style sheet: tests read the page, not its looks. */
export {};
