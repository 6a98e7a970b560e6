import { createContext } from 'react';

/**
 * True while the build renders what a screen shows before its data, for every visitor and every
 * address of the screen. Such a shell contains nothing that depends on a visitor.
 */
export const ShellContext = createContext(false);
