/** Browsers draw nothing at all on a larger picture. */
const mostPixels = 8000;

/** A drawing as pixels, twice as many as it has points where that is not too many. */
export async function pictureOf(drawing: Blob): Promise<Blob> {
  const url = URL.createObjectURL(drawing);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(2, mostPixels / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((picture) => {
        if (picture) resolve(picture);
        else reject(new Error('The picture could not be drawn'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
