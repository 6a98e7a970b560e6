/** True in the development server and in tests, false in a build. */
declare const __DEVELOPMENT__: boolean;
