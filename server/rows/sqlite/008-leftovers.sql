-- Counts and proposed texts of earlier versions, which nothing reads any more.
DELETE FROM named WHERE kind IN ('progress', 'rewrites');
