/** The id of a test names its file, so that a mutant runs only the files that reach it. */
export const idOfTest = (file, fullName) => `${file}\n${fullName}`;

export const fileOfTest = (id) => id.slice(0, id.indexOf('\n'));
