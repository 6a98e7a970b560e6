import { setSourceMapsSupport } from 'node:module';

// Stack traces name our sources. This must happen before they are loaded. The maps of packages
// would take 12 MB of memory and a tenth of the start. (V8's compile cache would save half a second
// of the start but take 17 MB.)
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
await import('./start/start.js');
