export function applicationUrl(ownerUrl: string): string;
