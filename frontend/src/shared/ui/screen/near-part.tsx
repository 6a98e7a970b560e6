import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface NearPartProps {
  /** The anchor to which links lead. */
  id: string;
  children: ReactNode;
}

/** The screen is so many pixels away when the part begins to load. */
const distance = 600;

/**
 * A part with articles far down the page, which is mounted when the reader comes near. Only for the
 * browser.
 */
export function NearPart({ id, children }: NearPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    // The browser has followed the link before this part was there.
    if (window.location.hash === `#${id}`) place.current?.scrollIntoView();
  }, [id]);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${distance}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <Place id={id} ref={place}>
      {isNear ? children : null}
    </Place>
  );
}

/** Until there is an article to read, it is so high that a link can bring it to the top. */
const Place = styled('div')({ '&:not(:has(article))': { minHeight: '85vh' } });
