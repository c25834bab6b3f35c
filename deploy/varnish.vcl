vcl 4.1;

# Varnish before the site: pages stay until their content changes. The site tells by CDN_PURGE_URL=http://varnish/.purge with
# CDN_PURGE_HEADERS=authorization=Bearer%20change-me; xkey is in varnish-modules.
import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 30s;
}

acl site {
  "127.0.0.1";
  "10.0.0.0"/8;
}

sub vcl_recv {
  if (req.url == "/.purge") {
    if (client.ip !~ site || req.http.authorization != "Bearer change-me") {
      return (synth(403));
    }
    set req.http.forgotten = xkey.purge(req.http.surrogate-key);
    return (synth(200, "Forgotten: " + req.http.forgotten));
  }
  if (req.url == "/metrics") {
    return (synth(404));
  }
  # Drafts are for one reader.
  if (req.url ~ "[?&]preview=") {
    return (pass);
  }
  # The site sets no cookie and reads none.
  unset req.http.cookie;
}

sub vcl_backend_response {
  if (beresp.http.surrogate-key) {
    set beresp.http.xkey = beresp.http.surrogate-key;
  }
  # How long a CDN may keep a page is not what a browser may.
  if (beresp.http.cdn-cache-control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*?max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.cdn-cache-control, "^.*?stale-if-error=(\d+).*$", "\1s"), 10s);
  }
  # A site that is away, or busy, loses no page that is known.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
  unset resp.http.cdn-cache-control;
  unset resp.http.via;
  unset resp.http.x-varnish;
}
