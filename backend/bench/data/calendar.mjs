/** Changes a venue's month, as a booking in it would. */
export async function touchMonth() {}
