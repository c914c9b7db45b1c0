/** HTML of the CMS, sanitised on the server before it gets anywhere. */
export const Html = ({ html, className = '' }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets nothing through but harmless markup.
  <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
);
